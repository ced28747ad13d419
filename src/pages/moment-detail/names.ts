export const PAGE = 'trends-detail'
