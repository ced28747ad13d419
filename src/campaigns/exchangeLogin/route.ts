export { ExchangeLoginPage as Component } from './ExchangeLoginPage'
export { head } from './head'
