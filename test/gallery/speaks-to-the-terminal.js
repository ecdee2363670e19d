// What it says of itself would clear the screen, and write a conclusion of its own.
import { serve } from './minimal-reader.js'

const evil = '\u001b[2J\nx is conformant\u202e\u009b31m'
serve(undefined, { name: evil, version: evil, language: evil })
