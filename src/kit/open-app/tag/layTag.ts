import { wxOpenAppId } from '@/lib/env'
import type { LayTag } from './openTags'
import styles from './layTag.module.css'

/** A tag that is not ready by then is dropped: the button works without it. */
const READY_MS = 1500

export const layTag: LayTag = (place, button, { target, onLaunch, onError }) => {
  const tag = document.createElement('wx-open-launch-app')
  tag.className = styles.tag ?? ''
  tag.setAttribute('appid', wxOpenAppId)
  tag.setAttribute('extinfo', target)
  tag.append(contentFor(button))
  const stopFollowing = follow(tag, button)
  const timer = setTimeout(remove, READY_MS)
  let isReady = false
  tag.addEventListener('ready', () => {
    clearTimeout(timer)
    isReady = true
    tag.dataset.ready = ''
    // A single button for touch, keys and screen readers.
    button.inert = true
  })
  tag.addEventListener('launch', onLaunch)
  tag.addEventListener('error', () => {
    if (isReady) onError()
    else remove()
  })
  place.append(tag)
  return remove

  function remove(): void {
    clearTimeout(timer)
    stopFollowing()
    tag.remove()
    button.inert = false
  }
}

/**
 * What WeChat draws in its tag: an invisible button of the same size. A `template`, as in WeChat's documentation and
 * because Trusted Types forbid writing into a `script`; inline styles, because it has no others
 * (docs/decisions/wechat.md).
 */
function contentFor(button: HTMLElement): HTMLTemplateElement {
  const template = document.createElement('template')
  const twin = document.createElement('button')
  twin.textContent = button.textContent
  Object.assign(twin.style, {
    display: 'block',
    width: '100%',
    // A percentage of the tag's height has no effect inside it.
    height: `${button.offsetHeight}px`,
    margin: '0',
    padding: '0',
    border: '0',
    opacity: '0',
  })
  template.content.append(twin)
  return template
}

/** Keeps the tag positioned over the button. */
function follow(tag: HTMLElement, button: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    Object.assign(tag.style, {
      top: `${button.offsetTop}px`,
      left: `${button.offsetLeft}px`,
      width: `${button.offsetWidth}px`,
      height: `${button.offsetHeight}px`,
    })
  })
  observer.observe(button)
  return () => observer.disconnect()
}
