import fc from 'fast-check'

/* For `npm run mutants`: that a property does not hold is enough, nobody looks for the smallest example. */

fc.configureGlobal({ endOnFailure: true })
