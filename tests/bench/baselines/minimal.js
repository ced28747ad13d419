;(async () => {
  const answer = await fetch('/mfuwu/api/adminland/facilitator/query', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"pageNo":1,"pageSize":10}',
  })
  const { data } = await answer.json()
  const card = (c) =>
    `<a href="/mfuwu/manufacturerDetail/${c.id}"><img src="${c.cardCover}" alt="" loading="lazy" decoding="async"><div><p>${c.serve}</p><h3><img src="${c.headPortrait}" alt="" loading="lazy" decoding="async">${c.name}</h3><p>${c.followerCount} 粉丝 · ${c.productionCount} 作品</p><button>关注</button></div></a>`
  for (const group of data) {
    list.insertAdjacentHTML(
      'beforeend',
      `<section id="${group.zoologyClassify}"><h2>${group.categoryName}</h2><div class="row">${group.items.map(card).join('')}</div></section>`,
    )
    await new Promise((next) => setTimeout(next))
  }
})()
