import type { Dialect } from '@/bridge/bridge'
import { dsBridge } from './dsBridge'
import { javaObject } from './javaObject'
import { jsBridge } from './jsBridge'
import { wvjb } from './wvjb'

/** The first that finds its bridge is used: a Java object has JsBridge's functions, too, and that has WVJB's. */
export const DIALECTS: readonly Dialect[] = [javaObject, jsBridge, wvjb, dsBridge]
