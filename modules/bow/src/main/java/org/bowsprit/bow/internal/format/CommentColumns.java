package org.bowsprit.bow.internal.format;

import java.util.List;

/** Aligns the comments at the ends of consecutive lines if the source has them in one column. */
final class CommentColumns {

  private CommentColumns() {}

  /** Sets the number of blanks before the comments at the ends of lines. */
  static void align(List<Line> lines) {
    int begin = 0;
    while (begin < lines.size()) {
      int end = begin;
      while (end < lines.size() && lines.get(end).hasComment()) {
        end++;
      }
      alignGroup(lines.subList(begin, end));
      begin = end + 1;
    }
  }

  private static void alignGroup(List<Line> group) {
    if (group.stream().mapToInt(Line::sourceColumn).distinct().count() == 1) {
      int gap = group.stream().mapToInt(Line::commentGap).min().orElse(1);
      int width = group.stream().mapToInt(Line::width).max().orElse(0);
      group.forEach(each -> each.commentGap(width + gap - each.width()));
    }
  }
}
