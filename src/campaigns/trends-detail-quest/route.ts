export { TrendsDetailQuestPage as Component } from './TrendsDetailQuestPage'
export { loadQuest as loader } from './loader'
