import { Outlet } from 'react-router'

export default function BlogLayoutRoute() {
  return <Outlet />
}
