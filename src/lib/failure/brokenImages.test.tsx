import { fireEvent } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { hideBrokenImages } from './brokenImages'

beforeAll(hideBrokenImages)
beforeEach(() => document.body.replaceChildren())

function showImage({ standIn }: { standIn: boolean }): HTMLImageElement {
  const image = document.body.appendChild(document.createElement('img'))
  if (standIn) image.dataset.standIn = ''
  image.src = 'https://a.example/1.png'
  return image
}

test('a picture that fails gives way to what stands behind it', () => {
  const image = showImage({ standIn: true })
  expect(image).toBeVisible()
  fireEvent.error(image)
  expect(image).not.toBeVisible()
})

test('another address of the same picture is seen once it has loaded, not before', () => {
  const image = showImage({ standIn: true })
  fireEvent.error(image)
  image.src = 'https://a.example/2.png'
  expect(image).not.toBeVisible()
  fireEvent.load(image)
  expect(image).toBeVisible()
})

test('a picture without a stand-in stays as it is', () => {
  const image = showImage({ standIn: false })
  fireEvent.error(image)
  expect(image).toBeVisible()
})
