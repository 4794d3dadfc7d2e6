import {
  Calendar,
  Camera,
  CircleDot,
  Hash,
  ListChecks,
  type LucideIcon,
  MapPin,
  PenLine,
  Receipt,
  Star,
  TextCursorInput,
  Thermometer,
  ThumbsUp,
  Timer,
} from 'lucide-react'
import type { QuestionType } from '#/domain/questionnaire.ts'

export const kindIcons: Record<QuestionType, LucideIcon> = {
  yes_no: ThumbsUp,
  rating: Star,
  timing: Timer,
  measure: Thermometer,
  choice: CircleDot,
  choices: ListChecks,
  text: TextCursorInput,
  number: Hash,
  photo: Camera,
  receipt: Receipt,
  signature: PenLine,
  place: MapPin,
  date: Calendar,
}

/** In the order of the menu. */
export const questionKinds = Object.keys(kindIcons) as QuestionType[]
