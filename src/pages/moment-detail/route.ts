export { MomentPage as Component } from './MomentPage'
export { loadMoment as loader } from './loader'
export { MomentLoading as Skeleton } from './MomentLoading'
export { head } from './head'
