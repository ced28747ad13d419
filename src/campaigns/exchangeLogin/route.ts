export { ExchangeLoginPage as Component } from './ExchangeLoginPage'
