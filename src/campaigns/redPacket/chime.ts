/** A pentatonic scale: each hit of a combo is one step higher. */
const STEPS = [0, 2, 4, 7, 9, 12, 14, 16] as const
const BASE_HZ = 523

let audio: AudioContext | undefined

/** A short note; made here, so that no file is loaded. Only from a tap. Never throws. */
export function chime(combo: number): void {
  try {
    audio ??= new AudioContext()
    const now = audio.currentTime
    const tone = audio.createOscillator()
    const volume = audio.createGain()
    const step = STEPS[Math.max(0, combo - 1) % STEPS.length] ?? 0
    tone.type = 'triangle'
    tone.frequency.value = BASE_HZ * 2 ** (step / 12)
    volume.gain.setValueAtTime(0.16, now)
    volume.gain.exponentialRampToValueAtTime(0.001, now + 0.22)
    tone.connect(volume).connect(audio.destination)
    tone.start(now)
    tone.stop(now + 0.24)
  } catch {
    // No sound here: the game is played without.
  }
}
