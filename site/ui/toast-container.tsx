import { Slide, ToastContainer } from 'react-toastify/unstyled'
import './toast.css'

export default function Toasts() {
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
      aria-label="Notifications"
    />
  )
}
