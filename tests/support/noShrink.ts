import fc from 'fast-check'

/* Loaded by `npm run mutants`: a mutant is detected by any counterexample, so none is shrunk. */

fc.configureGlobal({ endOnFailure: true })
