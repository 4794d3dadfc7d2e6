import { parentPort, workerData } from 'node:worker_threads'
import { solveWave, type SolveInput } from './solve.ts'

parentPort?.postMessage(solveWave(workerData as SolveInput), [])
