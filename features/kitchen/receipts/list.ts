import { href } from 'react-router'
import { defineList } from '#/domain/list.ts'
import { moment, number, text } from '#/domain/list-columns.ts'
