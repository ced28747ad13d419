export { OpinionRankingPage as Component } from './OpinionRankingPage'
export { loadOpinionRanking as loader } from './loader'
