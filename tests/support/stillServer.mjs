import { ServerResponse } from 'node:http'
import { STILL_AT, holdStill } from './still.mjs'

/* Loaded into the server of the pictures before anything else. */

holdStill(STILL_AT)

// Node's own `Date` header comes from a clock that cannot be stopped, and the product sets its clock by it.
const { writeHead } = ServerResponse.prototype
ServerResponse.prototype.writeHead = function (...given) {
  this.setHeader('Date', new Date().toUTCString())
  return writeHead.apply(this, given)
}
