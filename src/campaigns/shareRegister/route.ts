export { ShareRegisterPage as Component } from './ShareRegisterPage'
export { loadShareRegister as loader } from './loader'
