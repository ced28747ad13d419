import { readFileSync } from 'node:fs'

/*
 * The two pages that the product is held against: the same content written by hand as HTML, and about 1 kB of script
 * that computes the same fingerprint, fetches the same answer and renders it group by group.
 */

const read = (name) => readFileSync(new URL(name, import.meta.url), 'utf8').trim()

/**
 * @param {import('../fixture.mjs').Group[]} groups
 * @param {string} banner the banner's <img> attributes
 */
export const staticPage = (groups, banner) => page(banner, groups.map(section).join('\n'), '')

/**
 * It computes the fingerprint that the specification wants on the call, as ours does on a first visit.
 * @param {string} banner
 * @param {string} fingerprint the address of the product's own code for it
 */
export const minimalPage = (banner, fingerprint) =>
  page(banner, '', read('minimal.html').replace('<!--fingerprint-->', fingerprint).replace(/\n\s*/g, '\n'))

function page(banner, list, script) {
  const preload = banner.replace(/\bsrc=/, 'href=').replace(/\bsrcset=/, 'imagesrcset=').replace(/\bsizes=/, 'imagesizes=')
  return read('frame.html')
    .replace('<!--preload-->', () => `<link rel="preload" as="image" fetchpriority="high" ${preload}>`)
    .replace('<!--style-->', () => read('style.css'))
    .replace('<!--banner-->', () => `<img class="banner" alt="" fetchpriority="high" ${banner}>`)
    .replace('<!--list-->', () => list)
    .replace('<!--script-->', () => script)
}

const section = (group) =>
  `<section id="${group.zoologyClassify}"><h2>${group.categoryName}</h2><div class="row">${group.items.map(card).join('')}</div></section>`

const card = (item) =>
  `<a href="/mfuwu/manufacturerDetail/${item.id}"><img src="${item.cardCover}" alt="" loading="lazy" decoding="async"><div><p>${item.serve}</p><h3><img src="${item.headPortrait}" alt="" loading="lazy" decoding="async">${item.name}</h3><p>${item.followerCount} 粉丝 · ${item.productionCount} 作品</p><button>关注</button></div></a>`
