import { scenariosFor } from '@/sandbox/scenario'

export const scenarios = scenariosFor(['/competition'], {
  stage_before: '报名尚未开始',
  stage_submit: '报名已截止，投稿中',
  stage_review: '评审中',
  stage_results: '结果已公布',
  results_late: '公布期内，结果还没出',
  stage_soon: '报名 20 秒后截止',
  no_stages: '没有阶段',
  signed_up: '已报名',
  entrant_scans: '扫码后报名成功',
  entrants_0: '还没有人报名',
  entrants_crowd: '上万人报名',
})
