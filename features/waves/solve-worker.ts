import { parentPort, workerData } from 'node:worker_threads'
import { solveWave, type SolveInput } from './solve.ts'

parentPort?.postMessage(await solveWave(workerData as SolveInput), [])
