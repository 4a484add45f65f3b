import { AreaChart, BarChart } from '@mantine/charts'
import * as texts from '../../../texts/admin/dashboard.ts'
import '@mantine/charts/styles.layer.css'
import { formatCount } from '@teeshala/contract/count-format'
import { formatShortDay } from '@teeshala/contract/date-format'
import { formatAmount } from '@teeshala/contract/rupee-format'
import type { Summary } from '@teeshala/contract/sales/summary'
import classes from './SalesCharts.module.css'

const axis = new Intl.NumberFormat('en-IN', {
  notation: 'compact',
  style: 'currency',
  currency: 'INR',
  minimumFractionDigits: 0,
  maximumFractionDigits: 1,
})
const roomForTopTick = { top: 8 }
const present = 'var(--shop-accent)'
const former = 'var(--shop-line-strong)'
const common = {
  dataKey: 'day',
  // The table below gives the same data to screen readers.
  accessibilityLayer: false,
  gridColor: 'var(--shop-line)',
  textColor: 'dimmed',
  strokeDasharray: '1 0',
  tickLine: 'none',
  xAxisProps: { minTickGap: 28 },
} as const

const daysBefore = texts.daysBefore

/** Revenue and orders by day, with the previous period as a dashed line. */
export function SalesCharts({ summary }: { summary: Summary }) {
  const { days, before } = summary
  const rows = days.map(({ day, revenue, orders }, index) => ({
    day: formatShortDay(day),
    Revenue: revenue,
    Orders: orders,
    [daysBefore]: before.days[index]?.revenue ?? 0,
  }))
  return (
    <div className={classes.charts} aria-hidden>
      <section>
        <h2 className={classes.title}>{texts.revenueByDay}</h2>
        <p className={classes.key}>
          <span data-line="present" /> {texts.theseDays} <span data-line="former" /> {texts.daysBefore}
        </p>
        <AreaChart
          {...common}
          h="17rem"
          areaChartProps={{ margin: roomForTopTick }}
          data={rows}
          series={[
            { name: daysBefore, color: former, strokeDasharray: '4 4' },
            { name: 'Revenue', color: present },
          ]}
          curveType="linear"
          withDots={false}
          areaProps={({ name }) => (name === daysBefore ? { fill: 'none' } : {})}
          yAxisProps={{ width: 58, tickFormatter: (value: number) => axis.format(value) }}
          valueFormatter={formatAmount}
        />
      </section>
      <section>
        <h2 className={classes.title}>{texts.ordersByDay}</h2>
        <BarChart
          {...common}
          h="11rem"
          barChartProps={{ margin: roomForTopTick }}
          data={rows}
          series={[{ name: 'Orders', color: present }]}
          maxBarWidth={28}
          cursorFill="var(--shop-cloth)"
          yAxisProps={{ width: 58, allowDecimals: false, tickCount: 4 }}
          valueFormatter={formatCount}
        />
      </section>
    </div>
  )
}
