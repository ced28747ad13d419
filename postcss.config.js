import pxtorem from 'postcss-pxtorem'

/** Stylesheets are written in the 750 px design: 75 px = 1 rem (specification section 9). */
export default {
  plugins: [
    pxtorem({
      rootValue: 75,
      propList: ['*'],
      selectorBlackList: [/^html$/],
      // A thousandth of a pixel: more digits are only bytes.
      unitPrecision: 4,
      minPixelValue: 2,
      mediaQuery: false,
    }),
  ],
}
