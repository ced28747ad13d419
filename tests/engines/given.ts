import { routeList } from '../support/routeList'

export { newPhone, tokenOfPhone } from '../support/people'

/** All pages, each at an address that opens it. */
export const routes = [{ path: '/', at: '/' }, ...(await routeList())]
