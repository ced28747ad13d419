export { ExchangePage as Component } from './ExchangePage'
export { loadExchange as loader } from './loader'
