"""Fits the ranker to graded answers, and writes it for the server.

Takes what `node scripts/ranking/list-features.ts` writes. Needs Python 3.11 with scikit-learn 1.2 (Debian 12: python3-sklearn);
takes a minute. Prints how often the first answer has which grade, for the questions that nothing is trained on.

    node scripts/ranking/list-features.ts features.json
    python3 scripts/ranking/train.py features.json server/src/engines/embedded/care-answers/routes/ranker.json
"""

import json
import sys

import numpy as np
from sklearn.ensemble import HistGradientBoostingRegressor

# How right an answer of each grade is: beside the point, on the topic, acceptable, right.
VALUES = np.array([0, 0.15, 0.5, 1])


def regressor():
    return HistGradientBoostingRegressor(
        max_iter=220, learning_rate=0.05, max_leaf_nodes=10, min_samples_leaf=25, l2_regularization=2, random_state=1
    )


def rows(questions):
    """Features, grades and weights of all graded answers, and by answer the number of its question."""
    graded = [
        (at, question["weight"], answer)
        for at, question in enumerate(questions)
        for answer in question["answers"]
        if answer["grade"] is not None
    ]
    return (
        np.array([answer["features"] for _, _, answer in graded], float),
        np.array([answer["grade"] for _, _, answer in graded]),
        np.array([weight for _, weight, _ in graded]),
        np.array([at for at, _, _ in graded]),
    )


def firsts(ranks, grades, of_question):
    """How many questions have a first answer of each grade."""
    counts = np.zeros(len(VALUES), int)
    for at in np.unique(of_question):
        own = of_question == at
        counts[grades[own][np.argmax(ranks[own])]] += 1
    return counts


def as_nodes(tree):
    """A leaf is [value]; another node [feature, most, where to go on at most that, where above]."""
    return [
        [round(float(node["value"]), 5)]
        if node["is_leaf"]
        else [int(node["feature_idx"]), float(node["num_threshold"]), int(node["left"]), int(node["right"])]
        for node in tree.nodes
    ]


def main(listed, output):
    with open(listed) as file:
        data = json.load(file)
    features, grades, weights, _ = rows([each for each in data["questions"] if each["weight"] > 0])
    fitted = regressor().fit(features, VALUES[grades], sample_weight=weights)
    features, grades, _, of_question = rows([each for each in data["questions"] if each["weight"] == 0])
    ranks = fitted.predict(features)
    print("first answers by grade, of questions that nothing is trained on:", firsts(ranks, grades, of_question))
    for least in (0.3, 0.35, 0.4, 0.45, 0.5, 0.6):
        told = [at for at in np.unique(of_question) if ranks[of_question == at].max() >= least]
        kept = np.isin(of_question, told)
        print(f"  told where at least {least}:", len(told), firsts(ranks[kept], grades[kept], of_question[kept]))
    model = {
        "features": data["features"],
        "base": float(np.ravel(fitted._baseline_prediction)[0]),
        "trees": [as_nodes(tree) for (tree,) in fitted._predictors],
    }
    with open(output, "w") as file:
        json.dump(model, file, separators=(",", ":"))


if __name__ == "__main__":
    main(*sys.argv[1:3])
