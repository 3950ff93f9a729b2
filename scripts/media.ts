import '../media/main.ts'
