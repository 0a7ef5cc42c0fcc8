package org.bowsprit.playtest.internal.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.bowsprit.playtest.finding.Finding;
import org.bowsprit.playtest.finding.Finding.Grade;
import org.bowsprit.playtest.finding.Finding.Kind;
import org.bowsprit.playtest.play.ClickTargets;
import org.bowsprit.playtest.setup.GameNames;

/** Finds objects that can be pointed at but never have a name. */
public final class NameCheck {

  private final GameNames names;
  private final Set<Integer> namedObjects = new TreeSet<>();
  private final Map<Integer, Integer> namelessObjects = new TreeMap<>();

  /** Creates a check that has seen no objects. */
  public NameCheck(GameNames names) {
    this.names = names;
  }

  /** Checks the objects of a state. */
  public void checkObjects(ClickTargets targets, int room, List<Integer> objects) {
    for (int object : objects) {
      if (targets.name(object).isEmpty()) {
        namelessObjects.putIfAbsent(object, room);
      } else {
        namedObjects.add(object);
      }
    }
  }

  /** Returns the objects that could be pointed at at least once, with or without a name. */
  public Set<Integer> pointedAt() {
    Set<Integer> all = new TreeSet<>(namedObjects);
    all.addAll(namelessObjects.keySet());
    return all;
  }

  /** Returns a finding for each nameless object. */
  public List<Finding> findings() {
    List<Finding> findings = new ArrayList<>();
    namelessObjects.forEach(
        (object, room) -> {
          if (!namedObjects.contains(object)) {
            findings.add(
                Finding.of(
                    Kind.NAMELESS,
                    Grade.FAULT,
                    names.room(room) + ", " + names.object(object),
                    "can be pointed at and has no name; if it is scenery, make it untouchable"));
          }
        });
    return findings;
  }
}
