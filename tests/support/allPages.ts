import { pageTable } from '../../vite/pageTable'
import { withoutState, type Look } from './looks'

const looks = import.meta.glob<readonly Look[]>('/src/{pages,campaigns}/*/looks.ts', {
  import: 'looks',
  eager: true,
})

/** Each page of the route table at the address of its first look, which is its usual state. */
export const allPages = () =>
  [{ path: '/', route: '/src/pages/home/' }, ...pageTable()].map(({ path, route }) => {
    const [first] = looks[route.replace(/^.*(?=\/src\/)|[^/]*$/g, '') + 'looks.ts'] ?? []
    return { path, at: withoutState(first?.at ?? path), inApp: first?.who === 'app' }
  })
