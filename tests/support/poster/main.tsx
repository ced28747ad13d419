import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { speakDialects } from '@/bridge/connect'
import { DIALECTS } from '@/bridge/dialects/dialects'
import { celebrate } from '@/kit/claim/celebrate'
import { OpenAppBar } from '@/kit/open-app/OpenAppBar'
import { LazySharePoster } from '@/kit/share/LazySharePoster'
import { copyAndTell } from '@/kit/share/copyText'
import { formatServerTime } from '@/lib/format/formatServerTime'
import { shareUrl } from '@/lib/url/shareUrl'
import { Toaster } from '@/ui/toast/Toaster'
import '@/ui/base.css'
import '@/ui/tokens.css'

/*
 * A page that shows the sharing parts alone, so that a browser test can try each state, set in the address. `code`:
 * good, expired, empty, bad, fails, never. `theme`: colours as `accent,accent2,on`.
 */
// As the wrapper's code does in the product.
speakDialects(DIALECTS)

const search = new URLSearchParams(window.location.search)
const kind = search.get('code') ?? 'good'
const [accent, accent2, onAccent] = (search.get('theme') ?? '').split(',')
const MINUTE_MS = 60_000

for (const [token, value] of Object.entries({
  '--accent': accent,
  '--accent-2': accent2,
  '--on-accent': onAccent,
}))
  if (value) document.documentElement.style.setProperty(token, `#${value}`)

const url = shareUrl('/original-resident', {
  inviteCode: 'K7QW2M9X',
  shareUid: '6123456789012345678',
  activityId: '20260601',
  from: 'poster',
})

function loadCode() {
  const life = kind === 'expired' ? -MINUTE_MS : kind === 'soon' ? 2500 : 7 * 1440 * MINUTE_MS
  const expireAt = kind === 'forever' ? '' : formatServerTime(Date.now() + life)
  if (kind === 'never') return new Promise<never>(() => undefined)
  if (kind === 'fails') return Promise.reject(new Error('no network'))
  if (kind === 'empty') return Promise.resolve({ qrcodeContent: '', expireAt })
  if (kind === 'bad') return Promise.resolve({ qrcodeContent: 'javascript:alert(1)', expireAt })
  return Promise.resolve({ qrcodeContent: url, expireAt })
}

function Harness() {
  const [open, setOpen] = useState(false)
  return (
    <main>
      <button type="button" onClick={() => setOpen(true)}>
        分享海报
      </button>
      <button type="button" onClick={() => void copyAndTell('链接', url)}>
        复制
      </button>
      <button type="button" onClick={() => void celebrate()}>
        庆祝
      </button>
      <LazySharePoster
        open={open}
        onClose={() => setOpen(false)}
        copy={{
          title: search.get('title') ?? '一起成为数字世界的原住民',
          line: '登录即可领取新人探索礼包',
          lineInWechat: '这里有星球、领地和有趣的邻居',
        }}
        sharer={{ name: search.get('name') ?? '星河拾光', avatar: search.get('avatar') ?? '' }}
        share={{ title: '原住民计划', text: '一起来探索', url }}
        loadCode={loadCode}
      />
      <OpenAppBar pageName="original-resident" path="/resident" />
      <Toaster />
    </main>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Harness />)
