export { SignInPage as Component } from './SignInPage'
export { loadSignIn as loader } from './loader'
