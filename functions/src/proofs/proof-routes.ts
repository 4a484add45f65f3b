import { routesOf } from '../http/route.ts'
import { answerProof } from './answer-proof.ts'
import { changeDesign } from './change-design.ts'
import { listPrintPictures } from './list-print-pictures.ts'
import { readPrintPicture } from './read-print-picture.ts'
import { readProofPicture } from './read-proof-picture.ts'
import { sendProof } from './send-proof.ts'
import { waiveProof } from './waive-proof.ts'

/** Hosting routes this to the function that draws print sheets; see firebase.json. */
export const proofDrawingRoutes = routesOf({ sendProof }, { takesLong: true })

/** Hosting routes this to its own function; see firebase.json. */
export const printPictureRoutes = routesOf({ readPrintPicture }, { takesLong: true })

export const proofRoutes = [
  ...proofDrawingRoutes,
  ...printPictureRoutes,
  ...routesOf({ changeDesign }, { namesUploads: true }),
  ...routesOf({ waiveProof, answerProof, readProofPicture, listPrintPictures }),
]
