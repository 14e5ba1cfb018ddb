import { addTask } from './add_task.ts'
import { completeTask } from './complete_task.ts'
import type { Tool } from './contract.ts'
import { deleteTask } from './delete_task.ts'
import { listTasks } from './list_tasks.ts'
import { updateTask } from './update_task.ts'

/** Every tool there is, in the order clients see them. */
export const tools: readonly Tool[] = [addTask, listTasks, updateTask, completeTask, deleteTask]
