/** What each kind of sweet is called; the order is that of `candies.svg`. */
export const SWEETS = ['爱心糖', '星星糖', '紫晶糖', '薄荷糖', '四叶糖', '橙子糖'] as const
