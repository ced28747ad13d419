import { Link } from 'react-router-dom'
import { ChevronRightIcon } from '@/ui/icons'
import { Section } from './Section'
import styles from './Laboratory.module.css'
import { useRoutePaths } from './useRoutePaths'

/** Ids that the sandbox knows, for the routes that need one. */
const SAMPLES: Readonly<Record<string, string>> = {
  '/manufacturerDetail/:id': '/manufacturerDetail/10001',
  '/trends-detail/:id': '/trends-detail/20001',
}

/** A way to every page of the route table. */
export function RoutesSection() {
  const paths = useRoutePaths()
  return (
    <Section number="08" title="全部路由" note={`共 ${paths.length} 条，取自真实路由表。`}>
      <ul className={styles.routes}>
        {paths.map((path) => (
          <li key={path}>
            <Link className={styles.route} to={SAMPLES[path] ?? path.replace(/:\w+/g, '1')}>
              <span>{path}</span>
              <ChevronRightIcon />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
