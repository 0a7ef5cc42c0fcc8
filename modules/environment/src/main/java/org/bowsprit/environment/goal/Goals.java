package org.bowsprit.environment.goal;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.ArrayList;
import java.util.List;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.rpc.Params;
import org.bowsprit.rpc.RpcException;
import org.bowsprit.vm.symbol.Symbols;

/**
 * The condition for winning a game, and its milestones.
 *
 * @param goal the condition for winning the game; always false if the file has none
 * @param reward the reward for reaching the goal
 * @param milestones the milestones, in the order of the file
 */
public record Goals(Expression goal, double reward, List<Milestone> milestones) {

  /** The suffix of a goals file beside a game. It follows the name of the game's files. */
  public static final String SUFFIX = ".goals";

  /** No goal and no milestones. */
  public static final Goals NONE = new Goals(session -> 0, 0, List.of());

  private static final int VERSION = 1;
  private static final int MAX_MILESTONES = 1000;

  public Goals {
    milestones = List.copyOf(milestones);
  }

  /**
   * A condition that gives a reward when it is true for the first time.
   *
   * @param name the name of the milestone
   * @param reached the condition
   * @param reward the reward for reaching it
   */
  public record Milestone(String name, Expression reached, double reward) {}

  /**
   * Reads a goals file.
   *
   * @param text JSON: {@code {"goals": 1, "goal": EXPRESSION, "reward": N, "milestones": [{"name":
   *     NAME, "when": EXPRESSION, "reward": N}]}}; the default of rewards is 1
   * @param symbols the names of the game
   * @throws GoalsException if the text is invalid; the message names the place
   */
  public static Goals read(String text, Symbols symbols) {
    try {
      return read(new JsonMapper().readTree(text), symbols);
    } catch (JsonProcessingException e) {
      throw new GoalsException("the goals file is not JSON: " + e.getOriginalMessage());
    } catch (RpcException e) {
      throw new GoalsException("the goals file: " + e.getMessage());
    }
  }

  private static Goals read(JsonNode document, Symbols symbols) {
    Params file = Params.of(document);
    if (file.get("goals").number() != VERSION) {
      throw file.get("goals").expected(String.valueOf(VERSION));
    }
    List<Milestone> milestones = new ArrayList<>();
    for (Params each : file.get("milestones").elements()) {
      milestones.add(
          new Milestone(
              each.get("name").text(),
              Expression.parse(each.get("when").text(), symbols),
              reward(each)));
    }
    if (milestones.size() > MAX_MILESTONES) {
      throw file.get("milestones").expected("at most " + MAX_MILESTONES + " milestones");
    }
    return new Goals(Expression.parse(file.get("goal").text(), symbols), reward(file), milestones);
  }

  private static double reward(Params json) {
    return json.get("reward").optional().map(Params::decimal).orElse(1.0);
  }

  /** Returns whether the game is won in the current state of a session. */
  public boolean isWon(GameSession session) {
    return goal.isTrueIn(session);
  }
}
