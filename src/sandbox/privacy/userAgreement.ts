export const USER_AGREEMENT = '<h3>一、总则</h3><p>欢迎使用。</p>'
