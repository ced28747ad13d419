import { useEffect, useState, useSyncExternalStore } from 'react'
import { IDLE, createPlayer, type Player, type PlayerState } from './player'

export interface MediaPlayer extends PlayerState {
  player: Player
}

const onServer = (): PlayerState => IDLE

function newPlayer(): Player {
  const media = document.createElement('video')
  media.setAttribute('playsinline', '')
  media.preload = 'none'
  return createPlayer(media)
}

/** The page's player. It pauses as soon as the page is left or hidden. */
export function useMediaPlayer(): MediaPlayer {
  const [player] = useState(newPlayer)
  const state = useSyncExternalStore(player.subscribe, player.snapshot, onServer)

  useEffect(() => {
    const onHidden = () => document.visibilityState === 'hidden' && player.pause()
    document.addEventListener('visibilitychange', onHidden)
    window.addEventListener('pagehide', player.pause)
    return () => {
      document.removeEventListener('visibilitychange', onHidden)
      window.removeEventListener('pagehide', player.pause)
      player.stop()
    }
  }, [player])

  return { ...state, player }
}
