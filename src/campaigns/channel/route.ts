export { ChannelPage as Component } from './ChannelPage'
export { head } from './head'
