export { RewardRulesPage as Component } from './RewardRulesPage'
export { loadRewardRules as loader } from './loader'
