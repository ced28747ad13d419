export { TestPage as Component } from './TestPage'
