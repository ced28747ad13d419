export const PAGE = 'trends-detail'
export const TITLE = '动态详情'
