import { Slide, ToastContainer } from 'react-toastify/unstyled'
import './toast.css'
import { useUiWords } from './ui-words.ts'

export default function Toasts() {
  const { notifications } = useUiWords()
  return (
    <ToastContainer
      position="top-right"
      autoClose={3000}
      hideProgressBar={false}
      newestOnTop={false}
      closeOnClick={false}
      pauseOnFocusLoss
      pauseOnHover
      draggable
      theme="light"
      transition={Slide}
      aria-label={notifications}
    />
  )
}
