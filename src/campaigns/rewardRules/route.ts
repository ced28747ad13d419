export { RewardRulesPage as Component } from './RewardRulesPage'
export { loadRewardRules as loader } from './loader'
export { asksAnew as shouldRevalidate } from './sections'
