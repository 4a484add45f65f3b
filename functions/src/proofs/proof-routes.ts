import { type Route, route } from '../http/route.ts'
import { answerProof } from './answer-proof.ts'
import { changeDesign } from './change-design.ts'
import { listPrintPictures } from './list-print-pictures.ts'
import { readPrintPicture } from './read-print-picture.ts'
import { readProofPicture } from './read-proof-picture.ts'
import { sendProof } from './send-proof.ts'
import { waiveProof } from './waive-proof.ts'

/** Hosting leads these to the function that draws print sheets; see firebase.json. */
export const proofDrawingRoutes: readonly Route[] = [
  route('sendProof', sendProof, { takesLong: true }),
  route('readPrintPicture', readPrintPicture, { takesLong: true }),
]

export const proofRoutes: readonly Route[] = [
  ...proofDrawingRoutes,
  route('changeDesign', changeDesign, { namesUploads: true }),
  route('waiveProof', waiveProof),
  route('answerProof', answerProof),
  route('readProofPicture', readProofPicture),
  route('listPrintPictures', listPrintPictures),
]
