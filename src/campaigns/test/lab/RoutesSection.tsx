import { Link } from 'react-router-dom'
import type { RouteObject } from 'react-router-dom'
import { routeTable } from '@/kit/page/routeTable'
import { Section } from '../checks/Section'
import styles from './Laboratory.module.css'

/** Ids that the sandbox knows, for the routes that need one. */
const SAMPLES: Readonly<Record<string, string>> = {
  '/manufacturerDetail/:id': '/manufacturerDetail/10001',
  '/trends-detail/:id': '/trends-detail/20001',
}

/** A way to every page of the route table. */
export function RoutesSection() {
  // In its order, without the path for unknown addresses.
  const paths = pathsOf(routeTable())
  return (
    <Section number="08" title="全部路由" note={`共 ${paths.length} 条，取自真实路由表。`}>
      <ul>
        {paths.map((path) => (
          <li key={path}>
            <Link className={styles.route} to={SAMPLES[path] ?? path.replace(/:\w+/g, '1')}>
              {path}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}

type RouteLike = Pick<RouteObject, 'path'> & { children?: readonly RouteLike[] }

function pathsOf(table: readonly RouteLike[]): string[] {
  return table.flatMap(({ path, children = [] }) => [
    ...(path === undefined || path === '*' ? [] : [path]),
    ...pathsOf(children),
  ])
}
