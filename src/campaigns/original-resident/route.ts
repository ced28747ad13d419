export { OriginalResidentPage as Component } from './OriginalResidentPage'
export { loadOriginalResident as loader } from './loader'
