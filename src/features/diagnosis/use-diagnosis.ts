import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { displayTime, fivePartsOf } from '#specs/rules/time.ts'
import { type Connection, type Device, measureConnection, readDevice, tryPopup } from './measurements.ts'

export interface Diagnosis {
  /** Undefined until the page runs in a browser. */
  readonly device: Device | undefined
  /** Undefined while it is measured. */
  readonly connection: Connection | 'failed' | undefined
  /** When the measurement ended, in the zone of the support team. */
  readonly at: string | undefined
}

/** Runs the diagnosis when the page opens, and again on request. */
export const useDiagnosis = () => {
  const [diagnosis, setDiagnosis] = useState<Diagnosis>({ device: undefined, connection: undefined, at: undefined })
  const running = useRef<AbortController>(undefined)
  const run = () => {
    running.current?.abort()
    const abort = new AbortController()
    running.current = abort
    const finish = (connection: Connection | 'failed') => {
      if (!abort.signal.aborted)
        setDiagnosis((before) => ({ ...before, connection, at: `${displayTime(fivePartsOf(Date.now()))} UTC +9` }))
    }
    const device = readDevice()
    setDiagnosis((before) => ({
      // Trying a popup again would need another click.
      device: { ...device, hasPopups: before.device?.hasPopups ?? device.hasPopups },
      connection: undefined,
      at: undefined,
    }))
    void measureConnection(abort.signal).then(finish, () => finish('failed'))
  }
  const runFirst = useEffectEvent(run)
  useEffect(() => {
    // The device is read after the first render, which is that of the server.
    const timer = setTimeout(() => runFirst())
    return () => {
      clearTimeout(timer)
      running.current?.abort()
    }
  }, [])
  return {
    ...diagnosis,
    again: run,
    checkPopups: () => {
      const hasPopups = tryPopup()
      setDiagnosis((before) => ({ ...before, device: before.device && { ...before.device, hasPopups } }))
    },
  }
}
