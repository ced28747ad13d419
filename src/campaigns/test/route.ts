export { TestPage as Component } from './TestPage'
export { head } from './head'
export { TestSkeleton as Shell } from './TestSkeleton'
