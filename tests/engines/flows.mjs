import jsQR from 'jsqr'

/* The user flows, by what is visible. `step` names a part, keeps its picture and ends the flow if it fails. */

const POSTER = 'img[alt*="邀请海报"]'
const BOARD = 'canvas[aria-label^="落下的红包"]'

/** In the order in which they are run. */
export const flows = { home, signIn, poster, exchange, redPacket, chatAI, everyPage }

async function home({ page, step }) {
  await step('the list is there', async () => {
    await page.openAs('', '/')
    await page.sees('青鸾数字工坊')
  })
  await step('the menu opens over the page', async () => {
    await page.read('scrollTo(0, 300)')
    await page.tap('打开菜单')
    await page.sees('App下载')
  })
  await step('a category leads to its block', async () => {
    await page.tap('生态')
    await page.tap('数字化运营服务')
    await page.holds('location.search === "?anchorId=3"')
    const below = 'document.querySelector("header").offsetHeight'
    const top = 'document.getElementById("3").getBoundingClientRect().top'
    await page.holds(`Math.abs(${top} - ${below}) <= 1`)
  })
  await step('Back returns to where the menu was opened', async () => {
    await page.back()
    await page.holds('location.search === "" && Math.abs(scrollY - 300) <= 1')
  })
  await step('a provider opens', async () => {
    await page.read('scrollTo(0, 900)')
    const link = 'document.elementFromPoint(100, 400).closest("article").querySelector("a")'
    const name = await page.until('a card', () =>
      page.read(`${link}.ariaLabel ?? ${link}.innerText.trim()`),
    )
    const note = '() => (engines.before = scrollY)'
    await page.read(`addEventListener('click', ${note}, { capture: true, once: true })`)
    await page.tap(name)
    await page.sees('联系TA')
  })
  await step('Back returns to its card', async () => {
    await page.back()
    await page.sees('青鸾数字工坊')
    await page.holds('engines.before > 500 && Math.abs(scrollY - engines.before) <= 1')
  })
}

async function signIn({ page, step, newPhone }) {
  const signed = `[...document.querySelectorAll('button:disabled')].some((each) => /^今日已签到/.test(each.innerText))`
  await step('a guest opens the login', async () => {
    await page.openAs('', '/sign-in')
    await page.tap('登录后签到')
    await page.sees('手机号登录')
    await page.holds('document.querySelector("dialog[open]").contains(document.activeElement)')
  })
  await step('a phone and the code log in, after the agreement', async () => {
    await page.fill('手机号', newPhone())
    await page.tap('获取验证码')
    await page.sees(/\d+s后重发/)
    await page.fill('验证码', '123456')
    await page.tap('登录')
    await page.tap('同意并继续')
    await page.holds('!document.querySelector("dialog[open]")')
    await page.sees(/^已连续[\s\d-]+天$/m)
    const streak = `[...document.querySelectorAll('p')].find((each) => /^已连续/.test(each.innerText))`
    await page.holds(`engines.linesOf(${streak}.firstChild) === 1`)
  })
  await step('the day is signed', async () => {
    await page.tap('立即签到')
    await page.sees('签到成功')
    await page.sees('已连续签到4天')
  })
  await step('and stays so after a reload', async () => {
    await page.tap('开心收下')
    await page.holds(signed)
    await page.reload()
    await page.holds(signed)
  })
}

async function poster({ page, step, tokenOfPhone }) {
  await step('a poster is drawn, and scans', async () => {
    await page.openAs(tokenOfPhone(), '/original-resident')
    await page.tap('分享海报')
    await page.holds(`engines.coloursOf(${JSON.stringify(POSTER)}) > 100`, 60_000)
    const { width, height, greys } = await page.read(`engines.greysOf(${JSON.stringify(POSTER)})`)
    const points = [...Buffer.from(greys, 'base64')].flatMap((grey) => [grey, grey, grey, 255])
    const link = jsQR(new Uint8ClampedArray(points), width, height)?.data
    if (!/\/mfuwu\/original-resident\?inviteCode=\w+/.test(link)) throw new Error(`It says ${link}`)
  })
  await step('its link is copied', async () => {
    await page.tap('复制链接')
    await page.sees('已复制')
  })
}

async function exchange({ page, step, tokenOfPhone }) {
  await step('rewards are counted in cash', async () => {
    await page.openAs(tokenOfPhone(), '/exchange?__state=submit_processing')
    await page.fill('兑现数量', '1,230')
    await page.tap('确认兑现')
    await page.sees('¥12.23')
  })
  await step('and are paid out', async () => {
    await page.tap('确认兑现', 'dialog[open] button')
    await page.sees('已提交，预计T+1到账')
  })
  await step('the record is there', async () => {
    await page.tap('查看记录')
    await page.tap(/^1,230 ?奖励.*处理中/)
    await page.sees('订单号')
  })
  await step('the balance is less, after a reload too', async () => {
    await page.back()
    await page.sees('11,630')
    await page.reload()
    await page.sees('11,630')
  })
}

async function redPacket({ page, step }) {
  await step('a practice rains', async () => {
    await page.openAs('', '/redPacket')
    await page.tap('试玩一下')
    await page.holds('document.querySelector("[data-stage=PLAY]")?.tagName')
    await page.holds(`engines.coloursOf(${JSON.stringify(BOARD)}) > 20`)
  })
  await step('a packet is hit', async () => {
    const points = [60, 140, 220, 300].flatMap((x) => [200, 340, 480, 620].map((y) => ({ x, y })))
    await page.until(
      'a hit',
      async () => {
        await page.press(points)
        return page.read('engines.shows(/已点中[1-9]/)')
      },
      10_000,
    )
  })
  await step('the round ends', async () => {
    await page.sees(/点中\d+个红包/)
    await page.sees('试玩不计奖励')
    await page.back()
    await page.sees('预约提醒')
  })
}

async function chatAI({ page, step, tokenOfPhone }) {
  await step('a companion is there', async () => {
    await page.openAs(tokenOfPhone(), '/chatAI?npcId=80001')
    await page.sees('星图')
  })
  await step('answers what is said', async () => {
    await page.fill('输入消息', '今天有点累')
    await page.tap('发送')
    await page.sees('今日剩余29次')
    await page.holds('!document.querySelector("[aria-label=停止]")')
    const box = 'document.querySelector("[role=log]")'
    await page.holds(`${box}.scrollHeight - ${box}.scrollTop - ${box}.clientHeight < 2`)
  })
}

async function everyPage({ page, step, routes }) {
  for (const { path, at } of routes)
    await step(
      `${path} as a guest`,
      async () => {
        await page.openAs('', at)
        await page.until('the page', async () => {
          const why = await page.read('engines.unfinished() ?? null')
          return why === null ? true : { why }
        })
      },
      { goesOn: true },
    )
}
