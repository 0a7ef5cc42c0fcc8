package org.bowsprit.routelab.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.DoubleFunction;
import org.bowsprit.bytes.html.Html;
import org.bowsprit.routelab.experiment.Distribution;

/**
 * Draws distributions one above the other. Each has a line from the 5th to the 95th percentile, a
 * box over the middle half, a mark at the median, a dot at the maximum, and the mean as a number.
 */
final class Plot {

  /** The axis covers the 1st to the 99th percentile. Values beyond an end are drawn at that end. */
  private static final double LOW_QUANTILE = 0.01;

  private static final double HIGH_QUANTILE = 0.99;

  private final String title;
  private final String definition;
  private final boolean isLogarithmic;
  private final DoubleFunction<String> numberText;
  private final DoubleFunction<String> axisText;
  private final List<String> names = new ArrayList<>();
  private final List<Distribution> rows = new ArrayList<>();

  Plot(
      String title,
      String definition,
      boolean isLogarithmic,
      DoubleFunction<String> numberText,
      DoubleFunction<String> axisText) {
    this.title = title;
    this.definition = definition;
    this.isLogarithmic = isLogarithmic;
    this.numberText = numberText;
    this.axisText = axisText;
  }

  void add(String name, Distribution distribution) {
    names.add(name);
    rows.add(distribution);
  }

  /** Returns the plot; empty if no row has a number. */
  String html() {
    double low = outermostQuantile(LOW_QUANTILE, false);
    double high = outermostQuantile(HIGH_QUANTILE, true);
    if (Double.isNaN(low)) {
      return "";
    }
    Axis axis = Axis.covering(low, high, isLogarithmic && low > 0);
    StringBuilder html =
        new StringBuilder("<figure class=\"plot\"><figcaption><b>")
            .append(
                "%s</b> %s</figcaption>".formatted(Html.escape(title), Html.escape(definition)));
    for (int i = 0; i < rows.size(); i++) {
      row(html, i, axis);
    }
    axis(html, axis);
    return html.append("</figure>").toString();
  }

  private double outermostQuantile(double share, boolean isLargest) {
    double[] values =
        rows.stream()
            .mapToDouble(row -> row.quantile(share))
            .filter(value -> !Double.isNaN(value))
            .sorted()
            .toArray();
    return values.length == 0 ? Double.NaN : values[isLargest ? values.length - 1 : 0];
  }

  private void row(StringBuilder html, int i, Axis axis) {
    Distribution row = rows.get(i);
    html.append(
        ("<div class=\"row\"><span class=\"name\"><span class=\"key r%s\"></span>"
                + "%s</span><span class=\"track\" title=\"%s\">")
            .formatted(i, Html.escape(names.get(i)), Html.escape(tooltip(names.get(i), row))));
    if (row.count() > 0) {
      bar(html, "whisker", row.quantile(0.05), row.quantile(0.95), axis);
      bar(html, "half b" + i, row.quantile(0.25), row.quantile(0.75), axis);
      bar(html, "median", row.quantile(0.5), row.quantile(0.5), axis);
      bar(html, "most d" + i, row.quantile(1), row.quantile(1), axis);
    }
    html.append("</span><span class=\"value\">")
        .append(
            row.count() == 0
                ? "–"
                : "%s<small>n = %s</small>"
                    .formatted(
                        Html.escape(numberText.apply(row.mean())), Wording.number(row.count(), 0)))
        .append("</span></div>");
  }

  private String tooltip(String name, Distribution row) {
    return row.count() == 0
        ? name + ": nothing to measure"
        : String.format(
            Locale.ROOT,
            "%s, n = %,d: mean %s, median %s, middle half %s to %s, 5–95 %% %s to %s, largest %s",
            name,
            row.count(),
            numberText.apply(row.mean()),
            numberText.apply(row.quantile(0.5)),
            numberText.apply(row.quantile(0.25)),
            numberText.apply(row.quantile(0.75)),
            numberText.apply(row.quantile(0.05)),
            numberText.apply(row.quantile(0.95)),
            numberText.apply(row.quantile(1)));
  }

  private static void bar(StringBuilder html, String kind, double from, double to, Axis axis) {
    double left = 100 * axis.position(from);
    html.append(
        "<i class=\"%s\" style=\"left:%s%%;width:%s%%\"></i>"
            .formatted(
                kind, Decimal.text(left, 2), Decimal.text(100 * axis.position(to) - left, 2)));
  }

  private void axis(StringBuilder html, Axis axis) {
    html.append("<div class=\"row axis\"><span class=\"name\"></span><span class=\"track\">");
    for (double value : axis.ticks()) {
      html.append(
          "<span style=\"left:%s%%\">%s</span>"
              .formatted(
                  Decimal.text(100 * axis.position(value), 2), Html.escape(axisText.apply(value))));
    }
    html.append("</span><span class=\"value\"></span></div>");
  }
}
